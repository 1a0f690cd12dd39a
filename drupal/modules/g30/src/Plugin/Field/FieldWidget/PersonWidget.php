<?php

declare(strict_types=1);

namespace Drupal\g30\Plugin\Field\FieldWidget;

use Drupal\Core\Field\Attribute\FieldWidget;
use Drupal\Core\Field\FieldItemListInterface;
use Drupal\Core\Field\WidgetBase;
use Drupal\Core\Form\FormStateInterface;
use Drupal\Core\StringTranslation\TranslatableMarkup;

#[FieldWidget(
  id: 'person_default',
  label: new TranslatableMarkup('Name and role'),
  field_types: ['person'],
)]
final class PersonWidget extends WidgetBase {
  public function formElement(FieldItemListInterface $items, $delta, array $element, array &$form, FormStateInterface $form_state): array {
    $person = $items[$delta];
    $line = static fn (TranslatableMarkup $title, ?string $value): array => [
      '#type' => 'textfield',
      '#title' => $title,
      '#default_value' => $value ?? '',
      '#maxlength' => 255,
    ];
    return [
      '#type' => 'fieldset',
      'name' => $line($this->t('Name'), $person->name) + ['#required' => $element['#required'] && $delta === 0],
      'role' => $line($this->t('Role'), $person->role),
    ] + $element;
  }
}
